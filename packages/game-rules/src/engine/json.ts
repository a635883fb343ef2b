/** Plain JSON, as on the wire and in the database. Amounts are whole numbers as text. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined }
