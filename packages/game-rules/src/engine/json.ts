/** Plain JSON, as the wire and the database keep it. Amounts are whole numbers as text. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }
