import type { FormFailure } from './use-form.ts'

/** Turns a refusal into what the form shows; one about the payment password is shown at that field. */
export const paymentFailure = <Name extends string>(
  { code, message }: { readonly code: string; readonly message: string },
  field: Name,
  unreached: string,
): FormFailure<Name> => ({
  message: message || unreached,
  code,
  ...(code === 'payment_password.wrong' && { field }),
})
