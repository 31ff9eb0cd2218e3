# What eggertspiele's edition does or calls otherwise.
about-cloister = Up to { $building-cloister-most ->
    [1] 1 material
   *[other] { $building-cloister-most } materials
}, { $building-cloister-points ->
    [1] 1 point
   *[other] { $building-cloister-points } points
} each
about-large-harbour-office = Load any number of wares of one type on a ship for its points
about-black-market = 1 ware becomes another one
