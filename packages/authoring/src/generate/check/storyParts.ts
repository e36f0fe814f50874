import { signJudge } from './kinds'

/** How it ended; what fails; where and when; what somebody was. */
export const storyPartJudge = signJudge([
  ['solution', /^(?:At last|In the end|Finally)\b|\bback, and\b|came back|\bout came\b|\bmelted\b/],
  ['problem', /\b(?:lost|no flour|washed away|stolen|could not|dry|stuck|broken|leak|too afraid)\b/],
  ['setting', /^(?:It was|The story begins|Snow|Long ago|Deep in|The harbor|In those days|Rows of)\b/],
  ['character', /\b(?:was|were|never)\b/],
])
