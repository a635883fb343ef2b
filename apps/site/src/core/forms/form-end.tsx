import { Button } from '@trevo/ui/button.tsx'
import { Problem } from './problem.tsx'

/** What went wrong with the whole form, and the button that sends it. */
export const FormEnd = ({
  form,
  label,
  look = 'brand',
}: {
  readonly form: {
    readonly failure: string | undefined
    readonly failureCode?: string | undefined
    readonly isBusy: boolean
  }
  readonly label: string
  readonly look?: 'brand' | 'danger'
}) => (
  <>
    <Problem text={form.failure} code={form.failureCode} />
    <Button type="submit" look={look} size="large" wide busy={form.isBusy}>
      {label}
    </Button>
  </>
)
