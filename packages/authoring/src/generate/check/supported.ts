import { signJudge } from './kinds'

/** By words of each detail. */
export const supportedJudge = signJudge([
  ['Bees help us.', /\b(?:honey|dust from|Apples grow|Wax|berries|fruit grows|Nuts)/],
  [
    'Winter is hard for birds.',
    /\b(?:Snow hides|twig|Bugs|Ponds freeze|warm lands|puff|in the frost|Small ones)/,
  ],
  [
    'A fire truck carries many tools.',
    /\b(?:ladder lies|Hoses|ax|Masks|lamp helps|boots|pump pushes|ropes and)/,
  ],
  ['Our school garden is full of life.', /\b(?:Worms|toad|Red beans|Ants|Carrots|Butterflies|wren|Snails)/],
  [
    'Dogs can do many jobs.',
    /\b(?:lead people|lost hiker|sheep|Strong ones|guard the|airport|visits|bark when)/,
  ],
  [
    'The moon changes how it looks.',
    /\b(?:thin, bright|round and|half of it|yellow|comes up|On one night|ring around|red for)/,
  ],
  ['Camels are made for the desert.', /\b(?:hump|lashes|Broad|bathtub|fur|noses|thorny|dry droppings)/],
  [
    'Mail once traveled in many ways.',
    /\b(?:horses|Pigeons took|sleds|Ships|Runners|Stagecoaches|pipes of|Bottles)/,
  ],
  ['Ice can shape the land.', /\b(?:Glaciers|crack|frozen river|holes|polished|pushed up|melted|tip of)/],
  [
    'Mr. Ortiz is a good neighbor.',
    /\b(?:shovels|Grandma|waters|music down|ladder goes|flat tire|lost cat|soup when)/,
  ],
  ['The library is more than books.', /\b(?:fishing rod|puppet|computers|quilt|cake|piano|print|Seeds for)/],
  [
    'Spiders use silk in clever ways.',
    /\b(?:nets to|baby|bell|Eggs|thread to|trapdoor|sticky ball|climb down)/,
  ],
  [
    'Lighthouses were built with great skill.',
    /\b(?:granite|round tower|Lenses|keeper's|Masons|Clockwork|two meters|flashes)/,
  ],
  [
    'The sponge market of Port Alma grew quickly.',
    /\b(?:single boat|hundred boats|Greece|Auctions|Warehouses|London|New streets|railroad)/,
  ],
  ['Octopuses are hard to keep in a tank.', /\b(?:coin|unscrew|squirt|corridor|Bored|crabs|teased|mesh)/],
  [
    "A bicycle changed Ada's life.",
    /\b(?:next valley|bread to|uncle|cough|saw the sea|chain|three villages|dark road)/,
  ],
  [
    'Paper has been made from many things.',
    /\b(?:bark and|reed|worn-out shirts|Wasps|dung|bananas|Stone|Straw)/,
  ],
  ['Kites have been useful tools.', /\b(?:first line|1749|camera|reef|wings of|cargo|Shaped|radio)/],
  ['Crows are clever.', /\b(?:wire|drop nuts|stones|a face|fool|number of dots|sliding|certain man)/],
  ['The old mill is dangerous.', /\b(?:floors|beam|inspector|blades|wheel|arm on|chimney|cover)/],
  ['Bats help farmers.', /\b(?:beetles|poison|feed the soil|Corn|cactus,|Growers|grain was|pests)/],
  [
    'Ms. Vo gives more than she keeps.',
    /\b(?:purse|soup kitchen|her car|birthday|coat|Sundays|ham|spare room)/,
  ],
  ['The lake is getting cleaner.', /\b(?:meters down|Trout|scum|oil|July|Mayflies|Otters|itchy)/],
  [
    'Winter came early that year.',
    /\b(?:pumpkins|geese|skated|still green|ferry|stove while|chestnuts|Plows)/,
  ],
  [
    'Maps show their makers as well as the world.',
    /\b(?:king's clerk|monsters|old plan|company marked|North|enemies|nests where|general)/,
  ],
  ['Waste can become a resource.', /\b(?:data center|Coffee|nets are spun|brewery|plates|garbage|jeans|Ash)/],
  ['Sleep repairs the mind.', /\b(?:Rats|deep rest|Pianists|Tired|rinses|awake forgot|chemist|tempers)/],
  [
    'The potato conquered Europe slowly.',
    /\b(?:for its flowers|Priests|guarded|Doctors|Soldiers|Famines|queen|animal feed)/,
  ],
  [
    'Silence can be a kind of speech.',
    /\b(?:pause|guests|mute|rests as|witness|row across|empty chair|reply)/,
  ],
  [
    'New machines changed the work of women.',
    /\b(?:sewing|Typists|kitchen|washing|telephone|nurse|irons|Vacuum)/,
  ],
  [
    'Cities shape the animals that live in them.',
    /\b(?:Blackbirds|Pigeons have|Moths|Foxes|Mice|Swallows|Lizards|Falcons)/,
  ],
  ['A good translation is a new work.', /\b(?:rhymes|puns|Portuguese|haiku|joke|rhythm|novel|title)/],
  ['The desert is not empty.', /\b(?:Seeds wait|dunes|Toads|crust|Nomads|Beetles|Owls|gravel)/],
  [
    'The printing press spread errors as well as truth.',
    /\b(?:misprint|Pamphlets|Bible|Pirated|Wrong maps|Rumors|forged|quack)/,
  ],
  [
    'Practice changes the body that practices.',
    /\b(?:violinists|Taxi|Archers|dive for|Rowers|Braille|dancers|climbers)/,
  ],
  [
    'The festival holds the island together.',
    /\b(?:Sons|Families|Old women|dish|Debts|weddings|costumes|mask)/,
  ],
])
