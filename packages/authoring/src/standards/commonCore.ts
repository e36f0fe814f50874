/** Strands of the Common Core State Standards for English language arts that skills can name. */
export const STRANDS = ['L', 'RL', 'RI', 'RF', 'W'] as const
export type Strand = (typeof STRANDS)[number]

/** 'L.K: 1a-f 6' stands for L.K.1, L.K.1a … L.K.1f and L.K.6. */
const LISTED = `
L.K: 1a-f 2a-d 4a-b 5a-d 6
L.1: 1a-j 2a-e 4a-c 5a-d 6
L.2: 1a-f 2a-e 3a-a 4a-e 5a-b 6
L.3: 1a-i 2a-g 3a-b 4a-d 5a-c 6
L.4: 1a-g 2a-d 3a-c 4a-c 5a-c 6
L.5: 1a-e 2a-e 3a-b 4a-c 5a-c 6
L.6: 1a-e 2a-b 3a-b 4a-d 5a-c 6
L.7: 1a-c 2a-b 3a-a 4a-d 5a-c 6
L.8: 1a-d 2a-c 3a-a 4a-d 5a-c 6
L.9-10: 1a-b 2a-c 3a-a 4a-d 5a-b 6
L.11-12: 1a-b 2a-b 3a-a 4a-d 5a-b 6
RL.K: 1 2 3 4 5 6 7 9 10
RL.1: 1 2 3 4 5 6 7 9 10
RL.2: 1 2 3 4 5 6 7 9 10
RL.3: 1 2 3 4 5 6 7 9 10
RL.4: 1 2 3 4 5 6 7 9 10
RL.5: 1 2 3 4 5 6 7 9 10
RL.6: 1 2 3 4 5 6 7 9 10
RL.7: 1 2 3 4 5 6 7 9 10
RL.8: 1 2 3 4 5 6 7 9 10
RL.9-10: 1 2 3 4 5 6 7 9 10
RL.11-12: 1 2 3 4 5 6 7 9 10
RI.K: 1 2 3 4 5 6 7 8 9 10
RI.1: 1 2 3 4 5 6 7 8 9 10
RI.2: 1 2 3 4 5 6 7 8 9 10
RI.3: 1 2 3 4 5 6 7 8 9 10
RI.4: 1 2 3 4 5 6 7 8 9 10
RI.5: 1 2 3 4 5 6 7 8 9 10
RI.6: 1 2 3 4 5 6 7 8 9 10
RI.7: 1 2 3 4 5 6 7 8 9 10
RI.8: 1 2 3 4 5 6 7 8 9 10
RI.9-10: 1 2 3 4 5 6 7 8 9 10
RI.11-12: 1 2 3 4 5 6 7 8 9 10
RF.K: 1a-d 2a-e 3a-d 4
RF.1: 1a-a 2a-d 3a-g 4a-c
RF.2: 3a-f 4a-c
RF.3: 3a-d 4a-c
RF.4: 3a-a 4a-c
RF.5: 3a-a 4a-c
W.K: 1 2 3 5 6 7 8
W.1: 1 2 3 5 6 7 8
W.2: 1 2 3 5 6 7 8
W.3: 1a-d 2a-d 3a-d 4 5 6 7 8 10
W.4: 1a-d 2a-e 3a-e 4 5 6 7 8 9a-b 10
W.5: 1a-d 2a-e 3a-e 4 5 6 7 8 9a-b 10
W.6: 1a-e 2a-f 3a-e 4 5 6 7 8 9a-b 10
W.7: 1a-e 2a-f 3a-e 4 5 6 7 8 9a-b 10
W.8: 1a-e 2a-f 3a-e 4 5 6 7 8 9a-b 10
W.9-10: 1a-e 2a-f 3a-e 4 5 6 7 8 9a-b 10
W.11-12: 1a-e 2a-f 3a-e 4 5 6 7 8 9a-b 10`

export interface Standard {
  /** Such as 'L.4.1a'. */
  id: string
  strand: Strand
  /** 'K', '1' … '8', '9-10', '11-12'. */
  grade: string
  /** It is the sum of its lettered parts, which stand in the list too. */
  hasParts: boolean
}

const lettersFrom = (first: string, last: string): string[] =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, i) =>
    String.fromCharCode(first.charCodeAt(0) + i),
  )

function readLine(line: string): Standard[] {
  const [name = '', numbers = ''] = line.split(': ')
  const [strand = '', grade = ''] = name.split('.')
  return numbers.split(' ').flatMap((entry) => {
    const [, number, first, last] = entry.match(/^(\d+)(?:([a-z])-([a-z]))?$/) ?? []
    const letters = first && last ? lettersFrom(first, last) : []
    return ['', ...letters].map((letter) => ({
      id: `${name}.${number}${letter}`,
      strand: strand as Strand,
      grade,
      hasParts: letter === '' && letters.length > 0,
    }))
  })
}

/** In the order of strands and grades. */
export const standards: readonly Standard[] = LISTED.trim().split('\n').flatMap(readLine)

const known = new Set(standards.map(({ id }) => id))

export const isStandard = (id: string): boolean => known.has(id)
