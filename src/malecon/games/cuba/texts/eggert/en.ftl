# What eggertspiele's edition does or calls otherwise.
about-cloister = Up to 2 materials, 1 point each
about-large-harbour-office = Load any number of wares of one type on a ship for its points
about-black-market = 1 ware becomes another one
