# Where each has a plantation of their own a field is known by its place.
field-a1 = the 1st field of the upper row
field-a2 = the 2nd field of the upper row
field-a3 = the 3rd field of the upper row
field-a4 = the 4th field of the upper row
field-b1 = the 1st field of the middle row
field-b2 = the 2nd field of the middle row
field-b3 = the 3rd field of the middle row
field-b4 = the 4th field of the middle row
field-c1 = the 1st field of the lower row
field-c2 = the 2nd field of the lower row
field-c3 = the 3rd field of the lower row
field-c4 = the 4th field of the lower row
