/** A chunk of its own, fetched when the session begins: its end may be without a network. */
export const preloadReport = () => import('@wordstride/player/report')
