# What the bots are called
bot-random = random
bot-greedy = greedy
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-master = master
# With a taste, which the game names
bot-with-taste = { $level }, { $taste }
