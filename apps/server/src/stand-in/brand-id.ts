/** The demo brand, the only one of the stand-in. */
export const brandId = 1
