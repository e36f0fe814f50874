/** What belongs to whom: the owner as one or as many. */
export const ownedThings: Record<number, string> = {
  2: `the tail of the dog
the hat of the girl
the nest of the bird
the toys of the baby
the car of my uncle
the bike of my sister
the horn of the goat
the desk of the teacher
the boots of the farmer
the shell of the turtle
the den of the fox
the drum of the boy
the wheels of the truck
the pen of my mother
the crown of the king
the web of the spider
the paws of the bear
the room of my brother
the coat of the nurse
the leaves of the plant
the ears of the rabbit
the song of the robin
the bag of the doctor
the bone of the puppy`,
  3: `the tails of the dogs
the coat of the girl
the nests of the birds
the toys of the babies
the car of my uncle
the bikes of my sisters
the shoes of the children
the horns of the goats
the voices of the men
the desk of the teacher
the boots of the farmers
the tracks of the mice
the shell of the turtle
the drums of the boys
the crown of the queen
the webs of the spiders
the hats of the women
the paws of the bears
the room of my cousin
the wool of the sheep
the leaves of the trees
the ears of the rabbit
the bags of the doctors
the bones of the puppies
the wings of the geese
the tools of the workers
the roof of the barn`,
}

/** The first sentence tells whether the owner is one or many. */
export const possessiveSentences: Record<number, string> = {
  2: `
The dog has a bowl. The {dog} bowl is red.
A girl lost her hat. We found the {girl} hat.
My uncle has a truck. I sat in my {uncle} truck.
The cat has a toy. The {cat} toy is a mouse.
My teacher has a plant. I water my {teacher} plant.
The bird made a nest. The {bird} nest is in the oak tree.
A boy has a kite. The {boy} kite is stuck in a tree.
The queen has a crown. The {queen} crown is gold.
My sister has a drum. My {sister} drum is loud.
The farmer has a barn. The {farmer} barn is big.
The baby has a blanket. The {baby} blanket is soft.
The fox has a den. The {fox} den is under a log.
My friend has a new bike. My {friend} bike is blue.
A spider made a web. The {spider} web is wet.
The bear has cubs. The {bear} cubs play in the snow.
My mother has a red coat. My {mother} coat is warm.
The duck has six eggs. The {duck} eggs are white.
The king has a horse. The {king} horse is black.
My brother has a frog. My {brother} frog is green.
The nurse has a bag. The {nurse} bag is full.
The goat has a bell. The {goat} bell rings all day.
My aunt has a shop. My {aunt} shop sells bread.
The pig has a pen. The {pig} pen is full of mud.
The turtle has a shell. The {turtle} shell is hard.
My cousin has a pool. We swim in my {cousin} pool.
The driver has a cap. The {driver} cap fell off.
The owl has big eyes. The {owl} eyes are yellow.
The hen has ten chicks. The {hen} chicks are small.
A clown has red shoes. The {clown} shoes are huge.
My grandpa has a boat. My {grandpa} boat is old.`,
  3: `
Two dogs share one bowl. The {dogs} bowl is always empty.
The girl left her umbrella on the bus. The {girl} umbrella is yellow.
Three birds built nests in our oak. The {birds} nests are made of twigs.
My cousin has a hammock. My {cousin} hammock hangs between two trees.
The children painted masks. The {children} masks hang in the hall.
The twins have a blue tent. The {twins} tent leaks when it rains.
Our teacher plays the guitar. Our {teacher} guitar is very old.
The men built a stone wall. The {men} wall is three feet high.
The neighbors own a parrot. The {neighbors} parrot can whistle.
The fox dug a den in the hill. The {fox} den has two doors.
All the students wrote poems. The {students} poems are in a book.
The women started a bakery. The {women} bakery opens at six.
My grandfather keeps bees. My {grandfather} bees make dark honey.
Four boys formed a band. The {boys} band plays on Friday.
The mice made a home in the wall. The {mice} home is warm and dry.
The dentist has a fish tank. The {dentist} fish tank is huge.
The players wear green shirts. The {players} shirts are muddy now.
A beaver built a dam. The {beaver} dam stopped the stream.
Both babies have soft blankets. The {babies} blankets are in the wash.
The geese left tracks in the mud. The {geese} tracks lead to the pond.
The pilot lost a glove. The {pilot} glove is under the seat.
Those farmers sell apples. The {farmers} apples taste sweet.
The class has a pet snail. The {class} snail is named Turbo.
My aunts own a flower shop. My {aunts} shop smells of roses.
The lioness has two cubs. The {lioness} cubs sleep in the shade.
The scouts set up camp by a river. The {scouts} camp is quiet at night.
The people of the town built a pool. The {people} pool is free for all.
The bus has a flat tire. The {bus} tire needs to be changed.
Several artists painted the wall. The {artists} work took a month.
The deer hid her fawn in the grass. The {deer} fawn stayed very still.`,
}
