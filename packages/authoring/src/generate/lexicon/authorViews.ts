import type { Kind } from '../kinds'

export const authorViews: Record<number, readonly Kind[]> = {
  7: [
    {
      name: 'in favor',
      why: 'An author who is in favor chooses words that praise the thing.',
      examples: `
The new tram glides through town, quiet and wonderfully cheap.
At last our students have a garden worthy of their ideas.
The mural brings a burst of joy to a wall that nobody had loved.
Thanks to the wise decision of the board, lunch is now cooked at school.
Skateboarders have turned a dead lot into a lively meeting place.
The night market is a feast for the eyes and a gift to small traders.
With patience and skill, the volunteers have saved a precious old mill.
Four-day weeks give families back a treasure: time.
The robot guide delights young visitors of the museum.
Street musicians make the daily walk to work a pleasure.
The brave little newspaper has served its readers for a century.
Her clear, graceful maps are a triumph.`,
    },
    {
      name: 'against',
      why: 'An author who is against it chooses words that criticize the thing.',
      examples: `
The new tram rattles through town, half empty and shamefully expensive.
Once more our students are expected to do the gardener's work for nothing.
The mural screams at everybody who has to pass it.
Because of a careless decision of the board, lunch is now late and lukewarm.
Skateboarders have taken over a lot that should have been a park.
The night market is a noisy nuisance that robs neighbors of their sleep.
A fortune has been wasted on a crumbling old mill that nobody needs.
Four-day weeks merely squeeze the same burden into fewer hours.
The robot guide is a costly toy that drives away real guides.
Street musicians torment people who only want to get to work.
The stale little newspaper has bored its readers for a century.
Her cluttered, confusing maps are a failure.`,
    },
    {
      name: 'only reporting',
      why: 'An author who is only reporting gives facts and shows neither praise nor blame.',
      examples: `
The new tram has four lines and runs every ten minutes.
Students plant the garden in April and harvest it in September.
The mural is twelve meters long and was painted in May.
Since the board voted 5 to 2, lunch has been cooked at school.
Skateboarders use the former parking lot on weekdays.
The night market opens at eight and has sixty stalls.
Volunteers repaired the mill between 2016 and 2019.
In a four-day week, each school day is ninety minutes longer.
The robot guide speaks three languages and leads two tours a day.
Street musicians need a license, which costs twenty dollars.
The newspaper was founded in 1921 and appears on Fridays.
Her maps show rivers in blue and borders in red.`,
    },
  ],
}
