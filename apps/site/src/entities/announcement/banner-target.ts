import { to } from '../../core/router/to.ts'

type Linked = {
  readonly linkageType: 'URL' | 'P' | 'G'
  readonly linkage: string
  readonly nodeId: number | null
}

/** The target of a banner: another site, one of our pages, a promotion, or a game. */
export const bannerTarget = ({
  linkageType,
  linkage,
  nodeId,
}: Linked): { readonly href: string; readonly external: boolean } | undefined => {
  switch (linkageType) {
    case 'URL':
      if (!linkage) return undefined
      return { href: linkage, external: /^https?:/.test(linkage) }
    case 'P':
      return { href: to.promotions(linkage || undefined), external: false }
    case 'G':
      return nodeId === null
        ? { href: to.gameList('hot'), external: false }
        : { href: to.seamless(nodeId), external: false }
    default:
      return linkageType satisfies never
  }
}
