/** Whether the game opened in low-data mode: the page around it says so by the frame's name, or the browser by itself. */
export const wantsLessData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not in every browser
  return (
    window.name === 'low-data' ||
    connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
