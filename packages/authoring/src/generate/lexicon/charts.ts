import type { Kind } from '../kinds'

export const chartKinds: Record<number, readonly Kind[]> = {
  4: [
    {
      name: 'a timeline',
      why: 'A timeline shows events in the order of their dates.',
      examples: `
In which year did the first train reach the town?
Which came first, the radio or the airplane?
How many years lay between the two great floods?
What happened in 1906, and what happened right after it?
When were the four oldest schools of the state opened?
Which of the inventor's machines came last?
In what order did the explorer visit the islands?
How old was the painter when she moved to Paris?
Which king ruled before the war, and which one after it?
In what year was each of the three bridges built?`,
    },
    {
      name: 'a bar graph',
      why: 'In a bar graph you compare numbers by the height or length of bars.',
      examples: `
Which of the six cities has the most rainy days?
How many more votes did the otter get than the owl?
Which of these five animals can jump the highest?
How many minutes does each of the six bus routes take?
How tall are the five tallest towers of the country?
Which team scored the fewest goals this season?
How many books did each of the four classes read?
Which of the eight rivers has the most kinds of fish?
How many pounds of paper did each grade collect?
Which fruit was sold the most often at the fair?`,
    },
    {
      name: 'a pie chart',
      why: 'In a pie chart you see how a whole is divided into parts.',
      examples: `
For what part of the whole day is a koala asleep?
Does more than half of the city's trash come from homes?
How is each dollar of the zoo's money divided up?
What share of the earth's water is salty?
Which part of all our land is forest?
Is the air around us mostly one gas?
What part of all the milk is made into cheese?
Does a quarter of the class have a dog?
How does the club divide its budget?
What share of all the votes did the winner get?`,
    },
    {
      name: 'a diagram with labels',
      why: 'A labeled diagram names the parts of one thing, or shows how it works.',
      examples: `
What is the part of a flower that makes pollen called?
Where in the ear is the eardrum?
Which parts does a sailing ship have?
How does water move from the roots to the leaves?
What is inside a volcano?
Where is the gizzard in the body of a hen?
How are the wheels of a clock joined?
What are the layers of the earth called?
Which parts of a bicycle make the wheel turn?
How does a lock lift a boat to the higher part of a canal?`,
    },
    {
      name: 'a map',
      why: 'A map shows where places lie and what is near them.',
      examples: `
Which states border Texas?
Is the desert north or south of the mountains?
Which road leads from the harbor to the fort?
Which countries does the Nile flow through?
Near which city was the gold mine?
On which coast does the sea turtle lay its eggs?
How far is it from the camp to the lake?
In which part of Africa do gorillas live?
Which islands lie east of Japan?
Where did the two trails cross?`,
    },
  ],
}
