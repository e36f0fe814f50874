import type { Kind } from '../kinds'

/** Riddles of the outside and the first page of a book, and of those who make it. */
export const booksAndMakers: readonly Kind[] = [
  {
    name: 'the author',
    why: 'The author writes the words of a book.',
    examples: `
I write the words of the book.
I made up the story and wrote it down.
All the words in the book are mine.
I tell you about bees in my own words.
With my pencil, I write each sentence.
I say in words what the bear does.
I wrote the poem about the moon.
My job is to write books.`,
  },
  {
    name: 'the illustrator',
    why: 'The illustrator makes the pictures of a book.',
    examples: `
I draw the pictures in the book.
I painted the bear on page one.
I make the pictures with my pens.
The drawings of the bees are mine.
I show in pictures what the story says.
With my brush, I paint the blue sky in the book.
I drew all the ducks in the book.
My job is to draw for books.`,
  },
  {
    name: 'the front cover',
    why: 'The front cover is on the outside of a book. You open it first.',
    examples: `
You open me first.
I am at the front, on the outside of the book.
I am hard, and I lie on top of all the pages.
You turn me before you turn any page.
Open me, and the book begins.
I am outside, in front of the first page.
I am the first thing you see of a book.
I keep the front of the book clean and dry.`,
  },
  {
    name: 'the back cover',
    why: 'The back cover is on the outside, at the end of a book.',
    examples: `
You close me when the story is over.
I am on the outside, after the last page.
Turn the book over, and there I am.
I am hard, and I lie under all the pages.
I am the last thing you see of a book.
I am at the back, on the outside of the book.
Close me after the very last page.
I keep the back of the book clean and dry.`,
  },
  {
    name: 'the title page',
    why: 'The title page is a page inside. It tells the name of the book.',
    examples: `
I am a page inside, and I tell the name of the book.
I am thin like all pages, and the title is on me.
I come inside, before the story, with the title.
I am a page that says who made the book.
I am one of the first pages, and I tell the title.
I am only paper, and I say what the book is called.
Look inside for me to read the title again.
I am a page, but no story is on me, only names.`,
  },
]
