/** Whether the player's browser asks to save data. */
export const wantsLessData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } } // not in every browser
  return (
    connection?.saveData === true || window.matchMedia('(prefers-reduced-data: reduce)').matches
  )
}
