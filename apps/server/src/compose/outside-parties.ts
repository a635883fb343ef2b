import type { Settings } from '../modules/settings/index.ts'
import type { OutsideParty } from '../platform/http/content-security-policy.ts'

/** An origin as settings write it: `img1.example` or `https://img1.example`. */
const originOf = (host: string): string =>
  new URL(host.includes('://') ? host : `https://${host}`).origin

/** Whom the pages of a host may ask beside us, as its brand is set up (START-6). */
export const outsideParties =
  (settings: Settings) =>
  (host: string): readonly OutsideParty[] => {
    const { row, phoneAuthProject } = settings.brand(settings.directory.byHost(host).id)
    const parties: OutsideParty[] = []
    if (row.gtag_id !== null) parties.push({ kind: 'analytics' })
    if (phoneAuthProject) {
      parties.push({ kind: 'phoneAuth', connectTo: [new URL(phoneAuthProject.apiUrl).origin] })
    }
    if (row.image_cdns.length > 0) {
      parties.push({ kind: 'pictures', showFrom: row.image_cdns.map(originOf) })
    }
    if (row.launch_game_cdns.length > 0) {
      parties.push({ kind: 'games', frameFrom: row.launch_game_cdns.map(originOf) })
    }
    return parties
  }
