import type { Kind } from '../kinds'

export const sentenceShapes: Record<number, readonly Kind[]> = {
  10: [
    {
      name: 'periodic',
      why: 'A periodic sentence keeps its main clause for the end.',
      examples: `
When the last lamp was out and the last guest had gone, she sang.
If the levee holds, if the rain stops, if the pumps are not flooded, the town is saved.
Through smoke, over glass, past the shouting of the crew, he carried the child.
Because the letters were sealed, because no one had dared to ask, the secret lived.
After ten years, four trials, and a fire in the archive, the case was closed.
In spite of the cold, the jeers, and the broken string, the violinist finished.
Although the map was blank and the guide had fled, they went on.
Where the river bends, beneath the oldest of the willows, lies the bell.
Before the ink had dried on the treaty, before the ministers had left the hall, the guns began.
With no coat, no plan, and no more than a dollar, I left home.
That the witness had lied, that the judge had known it, all this came out.
While the city slept and the snow erased its streets, the thieves worked.`,
    },
    {
      name: 'loose',
      why: 'A loose sentence begins with its main clause and adds the rest.',
      examples: `
She sang when the last lamp was out and the last guest had gone.
The town is saved if the levee holds, if the rain stops, if the pumps are not flooded.
He carried the child through smoke, over glass, past the shouting of the crew.
The secret lived because the letters were sealed and because no one had dared to ask.
The case was closed after ten years, four trials, and a fire in the archive.
The violinist finished in spite of the cold, the jeers, and the broken string.
They went on although the map was blank and the guide had fled.
The bell lies where the river bends, beneath the oldest of the willows.
The guns began before the ink had dried on the treaty and before the ministers had left the hall.
I left home with no coat, no plan, and no more than a dollar.
It all came out, that the witness had lied and that the judge had known it.
The thieves worked while the city slept and the snow erased its streets.`,
    },
    {
      name: 'balanced',
      why: 'A balanced sentence has two halves of like form and weight.',
      examples: `
The lamps went out; the songs went on.
The levee may hold, but the people may not.
He carried the child, and the crew carried him.
What the letters had sealed, the years unsealed.
The lawyers grew rich, and the clients grew old.
The string broke; the spirit did not.
The map told them nothing; the stars told them all.
The river keeps its bend, and the bell keeps its silence.
The ministers signed, and the soldiers died.
I left with a dollar; I came back with a name.
The witness sold his word, and the judge sold his silence.
The city guards its banks, and the snow guards its thieves.`,
    },
  ],
}
