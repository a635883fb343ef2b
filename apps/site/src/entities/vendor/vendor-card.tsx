import { tileStyle } from '@trevo/art/tile-key.ts'
import { VendorMark } from '@trevo/ui/game-tile/game-tile.tsx'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { vendorLaunch } from '../game/launch-target.ts'
import { useOpenVendor, type VendorTile } from '../game/open-game.ts'
import { useVendorPictures } from '../game/pictures.ts'

/** CARD-3: a vendor's tile; a press launches the vendor. */
export const VendorCard = ({ card }: { readonly card: VendorTile }) => {
  const { t } = useLanguage()
  const open = useOpenVendor()
  const pictures = useVendorPictures(card.vassalage, card.gameType)
  return (
    <VendorMark
      code={card.vassalage}
      style={tileStyle(card.nodeId)}
      name={card.displayName}
      detail={t('common.gameCount', { count: card.gameCount })}
      pictures={pictures}
      opener={(content, className, style) => (
        <Link
          to={vendorLaunch(card).href}
          className={className}
          style={style}
          onClick={(event) => {
            event.preventDefault()
            open(card)
          }}
        >
          {content}
        </Link>
      )}
    />
  )
}
