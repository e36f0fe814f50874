import { signJudge } from './kinds'

export const ordersOfDetailsJudge = signJudge([
  [
    'order of importance',
    /[Ww]orst|Above all|greatest|[Mm]ost important|[Ll]east|Most of all|Less important|most important/,
  ],
  [
    'order of time',
    /\b(?:First|first|Then|Finally|In March|evening|[Ll]ater|Next|By one|Afterward|At noon|By ten)\b/,
  ],
  [
    'order of space',
    /\b(?:left|foot|valley|Above|Behind|North|Below|Near|upper|Underneath|west|Beside|Outside)\b/,
  ],
])
