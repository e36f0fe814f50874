/** Words of a reader in second grade, in no order. */
export const wordsToOrder =
  'apple banjo candle dinner engine forest garden hammer island jacket kitten ladder market needle ocean pencil quilt rabbit saddle table uncle valley window yellow zebra basket castle desert elbow family guitar honey insect jungle kettle lemon monkey napkin orange parrot river summer turtle umbrella violin winter button carrot doctor eagle finger giant helmet ivory juice king letter mirror nest olive puppet queen rocket spider tiger village wagon'

/** Words that begin with the same letter, then with the same two. */
export const sameLetter = `bag bed bird box bug
cat cent city cold cup
dad desk dish dog duck
fan fence fish fog fun
gate gem gift goat gum
hat hen hill horse hut
jam jeep jig job jump
lake leg lion log lunch
man men milk moon mud
name neck night nose nut
pan pen pig pot pup
rain red ring road rug
sand seed six sock sun
tall ten tip toad tub
van vest vine voice vulture
wall web wind wolf wrong
bat bell bike boat bus
camp cheese clock corn crab
day deer dime door dust
farm feet five fox fur
hand head hive hook huge
lamb leaf lid lock luck
map meal mix mouth mule
pail peach pine pony pupil
race rest rice rope rule
sack sea ship soap sugar
tape tent tiger top turn`

export const sameTwoLetters = `brain bread brick broom brush
camel candy carpet castle cattle
chain cherry chick chop church
clap clean clip clock club
crab cream crib crow crust
drag dream drink drop drum
flag fleet flip flood flute
frame fresh frog front fruit
grade green grill group grunt
place plenty plot plow plum
price print prize probe proud
scale school scissors scout scrub
shade sheep ship shoe shut
slam sleep slice slow slug
snack sneeze sniff snow snug
space spell spin spoon spur
stamp stem stick storm stump
swamp sweet swim swoop swung
thank then thick thorn thumb
track tree trick trout truck
train tread trip troll trunk
beach bear beaver bed bell
handle harbor harvest hatch hawk
market marsh mask match maze
parade park party path pause
seal season second seed seven
target task taste tavern taxi`
