import type { Geetest } from '../../modules/identity/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { OutsideParty } from '../../platform/http/app/content-security-policy.ts'

/** An origin as settings write it: `img1.example` or `https://img1.example`. */
const originOf = (host: string): string =>
  new URL(host.includes('://') ? host : `https://${host}`).origin

/** The deployment's choice, for every brand. */
type OfDeployment = {
  readonly geetest: Geetest | undefined
  /** Origins of its vendors' games. */
  readonly gameOrigins: readonly string[]
}

/** The external services that the pages of a host may call besides Trevo, as its brand is set up (START-6). */
export const externalServices =
  (settings: Settings, { geetest, gameOrigins }: OfDeployment) =>
  (host: string): readonly OutsideParty[] => {
    const { id, disabledModules } = settings.directory.byHost(host)
    const { row, phoneAuthProject } = settings.brand(id)
    const parties: OutsideParty[] = []
    if (row.gtag_id !== null) parties.push({ kind: 'analytics' })
    if (phoneAuthProject) {
      parties.push({ kind: 'phoneAuth', connectTo: [new URL(phoneAuthProject.apiUrl).origin] })
    }
    if (geetest && !disabledModules.has('GEETEST3')) {
      const own = [geetest.scriptUrl, geetest.apiUrl].map((url) => new URL(url).origin)
      parties.push({ kind: 'humanCheck', runFrom: [...new Set(own)] })
    }
    if (row.image_cdns.length > 0) {
      parties.push({ kind: 'pictures', showFrom: row.image_cdns.map(originOf) })
    }
    const frameFrom = [...gameOrigins, ...row.launch_game_cdns.map(originOf)]
    if (frameFrom.length > 0) parties.push({ kind: 'games', frameFrom })
    return parties
  }
