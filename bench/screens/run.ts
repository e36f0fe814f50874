import { root } from '../root'
import { measureInView } from './measureInView'
import { takePictures } from './takePictures'

/** npm run screens [-- types…]: pictures of the problem types; npm run screens -- in-view: what is off the screen. */
const folder = `${root}.cache/screens`
const wanted = process.argv.slice(2)
if (wanted[0] === 'in-view') await measureInView(folder)
else await takePictures(folder, wanted)
