import { cruise, format } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { findRoomCycles } from './rooms.mjs'
import { root } from './setup/run.mjs'

// Who may know whom: the rules of .dependency-cruiser.cjs, and no circle among the rooms of a house.
process.chdir(root)
const options = await extractDepcruiseOptions('./.dependency-cruiser.cjs')
const { output } = await cruise(['packages', 'plugins', 'app', 'e2e', 'bench'], options, undefined, {
  tsConfig: extractTSConfig(options.tsConfig.fileName),
})
const report = await format(output, { outputType: 'err' })
console.log(report.output)

const cycles = findRoomCycles(output.modules)
for (const cycle of cycles) console.log(`error room-cycle:\n  ${cycle.join('\n  ')}\n`)
process.exitCode = report.exitCode > 0 || cycles.length > 0 ? 1 : 0
