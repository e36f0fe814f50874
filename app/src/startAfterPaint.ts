/** For a page that its HTML shows already: the scripts begin once it is on the screen, else they would hold it up. */
const { entry = '' } = (document.currentScript as HTMLScriptElement).dataset
const start = () => void import(/* @vite-ignore */ entry)

if (document.hidden) start()
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
