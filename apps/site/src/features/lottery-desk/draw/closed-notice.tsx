import { Button } from '@trevo/ui/button.tsx'
import { emptyCart, moveTo } from '../state/cart.ts'
import styles from '../common/notice.module.css'
import { shortNumero } from '../common/short-numero.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { DeskState } from '../state/use-desk.ts'

/** Shows that the draw of the cart is closed; it moves to the next one only when the member agrees. */
export const ClosedNotice = ({ desk }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const { cart, current, setCart } = desk
  const isClosed = cart.numero !== undefined && current && current.numero !== cart.numero
  if (!isClosed || cart.numero === undefined) return null
  return (
    <div role="alert" className={styles['closed']}>
      <p>
        <b>{t('desk.drawClosed', { numero: shortNumero(cart.numero) })}</b>
        <span>{t('desk.notPlaced')}</span>
      </p>
      <div>
        <Button onClick={() => setCart(moveTo(cart, current.numero))}>
          {t('desk.moveTo', { numero: shortNumero(current.numero) })}
        </Button>
        <Button look="plain" onClick={() => setCart(emptyCart(cart.modeId))}>
          {t('desk.emptyCart')}
        </Button>
      </div>
    </div>
  )
}
