/** What a room's tests know is not what the room knows. */
const TEST = /\.(test|test-d|stories)\.tsx?$|^[^/]+\/[^/]+\/src\/testing\//

/** Of a house: a folder right under a `src`, or a file beside it. Of a room: the folders in it. */
const ROOMS = [/^(?:packages\/[^/]+|app)\/src\/[^/]+/, /^(?:packages\/[^/]+|app)\/src\/[^/]+\/[^/]+(?=\/)/]

/** Null for what stands elsewhere. */
function roomOf(file, rooms) {
  const found = rooms.exec(file)
  return found && !TEST.test(file) ? found[0] : null
}

const houseOf = (room) => room.slice(0, room.lastIndexOf('/'))

/** From each room to the rooms of the same house that it imports, with one import as the proof. */
function arrowsOf(modules, rooms) {
  const arrows = new Map()
  for (const { source, dependencies } of modules) {
    const from = roomOf(source, rooms)
    if (from === null) continue
    if (!arrows.has(from)) arrows.set(from, new Map())
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved, rooms)
      if (to === null || to === from || houseOf(to) !== houseOf(from)) continue
      if (!arrows.get(from).has(to)) arrows.get(from).set(to, `${source} → ${resolved}`)
    }
  }
  return arrows
}

/** The way from one room to another along the arrows; null when there is none. */
function findWay(arrows, from, to, seen = new Set()) {
  if (from === to) return []
  seen.add(from)
  for (const [next, proof] of arrows.get(from) ?? []) {
    if (seen.has(next)) continue
    const rest = findWay(arrows, next, to, seen)
    if (rest) return [proof, ...rest]
  }
  return null
}

/** Rooms that know each other, be it through others, as the imports that lead round; given modules of dependency-cruiser. */
export const findRoomCycles = (modules) => ROOMS.flatMap((rooms) => findCycles(arrowsOf(modules, rooms)))

function findCycles(arrows) {
  const told = new Set()
  const cycles = []
  for (const [from, targets] of arrows) {
    for (const [to, proof] of targets) {
      const back = findWay(arrows, to, from)
      if (!back) continue
      const cycle = [proof, ...back]
      const name = [...cycle].sort().join()
      if (!told.has(name)) cycles.push(cycle)
      told.add(name)
    }
  }
  return cycles
}
