# Comment s’appellent les robots
bot-random = au hasard
bot-greedy = gourmand
bot-easy = facile
bot-medium = moyen
bot-hard = difficile
bot-expert = expert
bot-master = maître
# Avec un goût, que le jeu nomme
bot-with-taste = { $level }, { $taste }
