/** Money typed as in Brazil, `1.000,50`, as the address and the server say it, `1000.50`. */
export const plainAmount = (typed: string): string =>
  typed.includes(',') ? typed.replaceAll('.', '').replace(',', '.') : typed
