/** The store of applications' pictures, by their ids; it cannot be reached from outside. */
export type PictureStore = {
  write(id: string, content: Uint8Array): Promise<void>
  /** Undefined for an unknown picture. */
  read(id: string): Promise<Uint8Array | undefined>
  remove(id: string): Promise<void>
}
