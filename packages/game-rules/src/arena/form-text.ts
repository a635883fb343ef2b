const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' })

/** A form with its sign: "+1", "0", "−1". */
export const formText = (form: number): string => signed.format(form).replace('-', '−')
