/** If rounds have no steps there is nothing to decide. */
export const neverAsked = (): never => {
  throw new Error('a spin asks nothing of the player')
}
