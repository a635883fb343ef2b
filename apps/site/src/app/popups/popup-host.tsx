import {
  Component,
  lazy,
  Suspense,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react'
import { showToast } from '@trevo/ui/toast.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { loadPart } from '../../core/router/lazy-part.ts'
import type { PopupControl, PopupName } from '../../core/popups/popup-props.ts'
import { popupTable } from './table.ts'
import { Loading } from '../layout/loading-cover.tsx'
import { closePopup, usePopups } from '../../core/popups/popups.ts'

type AnyPopup = LazyExoticComponent<ComponentType<PopupControl>>

const loaded = new Map<PopupName, AnyPopup>()

const popupOf = (name: PopupName): AnyPopup => {
  // The table ties each popup to its props; they are only passed through here.
  const known =
    loaded.get(name) ??
    lazy(() =>
      loadPart(popupTable[name] as () => Promise<{ default: ComponentType<PopupControl> }>),
    )
  loaded.set(name, known)
  return known
}

/** Shows what `openPopup` opened; each popup is loaded on first use. */
export const PopupHost = () => {
  const { t } = useLanguage()
  const popups = usePopups()
  return popups.map(({ id, name, props }) => {
    const Popup = popupOf(name)
    const close = () => closePopup(name)
    return (
      <PopupGuard
        key={id}
        onError={() => {
          loaded.delete(name)
          close()
          showToast(t('state.loadFailedText'), 'bad')
        }}
      >
        <Suspense fallback={<Loading />}>
          <Popup {...props} onClose={close} />
        </Suspense>
      </PopupGuard>
    )
  })
}

/** A popup that cannot be loaded closes with an error; the page below stays. */
class PopupGuard extends Component<
  { onError: () => void; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override componentDidCatch() {
    this.props.onError()
  }
  override render() {
    return this.state.failed ? null : this.props.children
  }
}
