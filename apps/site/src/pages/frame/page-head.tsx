import { useSession } from '../../core/session/store.ts'

/** Title and description of a page; React moves them into the head. */
export const PageHead = ({
  title,
  description,
}: {
  readonly title: string
  readonly description?: string
}) => {
  const brand = useSession().systemStatus.info.brand.name
  const full = title.includes(brand) ? title : `${title} · ${brand}`
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
