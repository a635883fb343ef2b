/** Whether list and record are one below the other, as in the style sheets. */
export const isPhone = (): boolean => matchMedia('(max-width: 860px)').matches
