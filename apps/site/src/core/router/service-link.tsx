import { decryptServicePath, isEncryptedPath } from '@trevo/api-client/service-path.ts'
import type { ReactNode } from 'react'
import { useInRouterContext } from 'react-router'
import { SiteLink } from './site-link.tsx'

type Props = {
  readonly path: string
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly title?: string
}

/** A customer service entry; also used where the site is closed and there is no router. */
export const ServiceLink = (props: Props) => {
  const hasRouter = useInRouterContext()
  const { path, children, ...rest } = props
  if (isEncryptedPath(path)) return <EncryptedLink {...props} />
  if (hasRouter) {
    return (
      <SiteLink href={path} {...rest}>
        {children}
      </SiteLink>
    )
  }
  return (
    <a href={path} {...rest}>
      {children}
    </a>
  )
}

/** A button rather than a link: the path is decrypted when opened and is never in the page. */
const EncryptedLink = ({ path, children, ...rest }: Props) => {
  const open = async (): Promise<void> => location.assign(await decryptServicePath(path))
  return (
    <button {...rest} type="button" onClick={() => void open()}>
      {children}
    </button>
  )
}
