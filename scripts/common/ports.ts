/** Where the processes of one system listen; all on the loopback address. */
export type Ports = {
  readonly site: number
  readonly ops: number
  readonly rgs: number
  readonly pspPage: number
  readonly pspApi: number
  readonly checks: number
}

const portOf = (name: string, byDefault: number): number => Number(process.env[name] ?? byDefault)

/** From PORT, RGS_PORT, PSP_PORT, PSP_API_PORT, OPS_PORT and CHECKS_PORT; the defaults follow PORT. */
export const readPorts = (): Ports => {
  const pspPage = portOf('PSP_PORT', 3002)
  const site = portOf('PORT', 3000)
  return {
    site,
    ops: portOf('OPS_PORT', site + 4),
    rgs: portOf('RGS_PORT', 3001),
    pspPage,
    pspApi: portOf('PSP_API_PORT', pspPage + 1),
    checks: portOf('CHECKS_PORT', site + 6),
  }
}
