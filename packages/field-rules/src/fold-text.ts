const marks = /\p{M}/gu

/** As somebody types in a hurry, without accents and capitals: `vulcao` finds `Vulcão`. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(marks, '').toLowerCase()
