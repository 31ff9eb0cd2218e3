# Where each has a plantation of their own a field is known by its place.
field-a1 = la 1re place du haut
field-a2 = la 2e place du haut
field-a3 = la 3e place du haut
field-a4 = la 4e place du haut
field-b1 = la 1re place du milieu
field-b2 = la 2e place du milieu
field-b3 = la 3e place du milieu
field-b4 = la 4e place du milieu
field-c1 = la 1re place du bas
field-c2 = la 2e place du bas
field-c3 = la 3e place du bas
field-c4 = la 4e place du bas
