/** A saying and what it means, the right meaning first; after `#` its kind. */
export const sayings = `
When Dad says, "Lend me a hand," he wants {some help|his glove|your arm}. # idiom
"The early bird catches the worm" means that {those who start early do well|birds wake before people|worms come out at night}. # proverb
If a test is "a piece of cake," it is {very easy|about food|full of sugar}. # idiom
"Many hands make light work" means that {a job is easier together|lamps need many hands|strong hands are heavy}. # proverb
If Omar has "cold feet," he {is suddenly afraid|forgot his socks|stands in the snow}. # idiom
"Look before you leap" means that you should {think before you act|jump with open eyes|never climb a wall}. # proverb
If Mom is "all ears," she {is listening closely|has very big ears|cannot hear at all}. # idiom
"Don't count your chickens before they hatch" warns us not to {be sure too soon|keep hens at home|count too slowly}. # proverb
When Lila "spilled the beans," she {told a secret|dropped her dinner|watered the garden}. # idiom
"Practice makes perfect" means that you {get better by doing it often|need no teacher|should never make mistakes}. # proverb
If something happens "once in a blue moon," it happens {very rarely|every night|when the sky is blue}. # idiom
"Better late than never" means that {coming late beats not coming|nobody should be late|the night is the best time}. # proverb
If Ben is "in hot water," he {is in trouble|takes a bath|cooks some soup}. # idiom
"Two heads are better than one" means that {two people find more ideas|nobody should be alone|hats should come in pairs}. # proverb
When my cousin "lost her head" in the maze, she {could not think calmly|dropped her hat|had a headache}. # idiom
"Actions speak louder than words" means that {what you do counts most|you should shout more|drums are loud}. # proverb
If you "hit the hay," you {go to bed|work on a farm|beat a carpet}. # idiom
"A stitch in time saves nine" means that {mending early saves work|sewing takes nine hours|clocks need thread}. # proverb
If the twins are "like two peas in a pod," they {are very much alike|wear green|love vegetables}. # idiom
"You can't judge a book by its cover" means that {looks can fool you|books need good covers|judges read a lot}. # proverb
If Rosa is "down in the dumps," she {feels very sad|works with trash|fell into a hole}. # idiom
"When the cat's away, the mice will play" means that people {misbehave when nobody watches|should keep a cat|play best with pets}. # proverb
If a radio is "on its last legs," it {will soon stop working|can walk by itself|was dropped twice}. # idiom
"Where there's smoke, there's fire" means that {signs of trouble have a cause|smoke is bad for us|fires are easy to see}. # proverb
When Sam "turned over a new leaf," he {began to behave better|raked the whole yard|read another page}. # idiom
"Haste makes waste" means that {hurrying leads to mistakes|fast cars need fuel|trash piles up quickly}. # proverb
If Grandpa is "pulling your leg," he {is joking with you|wants you to fall|helps you up the stairs}. # idiom
"Every cloud has a silver lining" means that {bad things have a good side|clouds are made of metal|rain is near}. # proverb
If you "have your hands full," you are {very busy|holding two bags|wearing gloves}. # idiom
"The squeaky wheel gets the grease" means that {those who complain get help|bikes need care|oil is cheap}. # proverb
If Kim "has a green thumb," she {is good with plants|painted her hand|hurt her finger}. # idiom
"Rome wasn't built in a day" means that {great things take time|Rome is very old|builders work at night}. # proverb
If an idea "rings a bell," it {sounds familiar|is much too loud|comes from a church}. # idiom
"Too many cooks spoil the broth" means that {too many helpers cause trouble|soup needs one spoon|cooking is hard}. # proverb
When Dad "burned the midnight oil," he {worked late into the night|broke a lamp|heated the kitchen}. # idiom
"Great oaks from little acorns grow" means that {big things start small|squirrels plant trees|oaks need rain}. # proverb`
