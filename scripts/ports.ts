/** Where the processes of one system listen; all on the loopback address. */
export type Ports = {
  readonly site: number
  readonly rgs: number
  readonly pspPage: number
  readonly pspApi: number
}

const portOf = (name: string, byDefault: number): number => Number(process.env[name] ?? byDefault)

/** From PORT, RGS_PORT, PSP_PORT and PSP_API_PORT; the defaults stand side by side. */
export const readPorts = (): Ports => {
  const pspPage = portOf('PSP_PORT', 3002)
  return {
    site: portOf('PORT', 3000),
    rgs: portOf('RGS_PORT', 3001),
    pspPage,
    pspApi: portOf('PSP_API_PORT', pspPage + 1),
  }
}
