/** A source in parts: beginning | what can be left out | middle | what is not in it | end. */
export const quotedSources = `
The mill|built in 1790|was|secretly|sold
The choir|forty men strong|sang|loudly|until dawn
The river|like all rivers|runs|quickly|to the sea
Snow|deep and silent|lay|heavily|on the camp
The law|as everyone knew|was|already|dead
Salt|which was costly|came|mostly|by sea
The bell|cast in Ghent|rang|sadly|every noon
The captain|a cautious man|turned|angrily|to his men
Bread|fresh or stale|was|always|money
The orchard|planted by monks|survives|barely|in the valley
Our guide|deaf in one ear|pointed|calmly|at the ridge
The letter|stained with wine|came|finally|to the king`
