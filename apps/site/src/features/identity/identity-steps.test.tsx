import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { Kyc, KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import { describe, expect, test, vi } from 'vitest'
import { enter, pageText, press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { refusal, value } from '../../testing/stand-in-server.ts'
import { CaseState } from './case-state.tsx'
import { emptyForm, findGap } from './form-values.ts'
import { HandoverCard } from './handover-card.tsx'
import { IdentityForm } from './identity-form.tsx'
import { OtherDevice } from './other-device.tsx'
import { PicturesStep } from './pictures-step.tsx'
import { TakePicture } from './take-picture.tsx'

type Answers = NonNullable<Parameters<typeof showToMember>[1]>
const nothing = { fullName: null, cpf: null, bornOn: null, phone: null, email: null }
const kyc = (change: Partial<Kyc> = {}): Kyc => ({
  isRequired: true,
  isVerified: false,
  state: 'started',
  missing: [],
  causes: [],
  note: null,
  form: null,
  known: nothing,
  documentExpiresOn: null,
  changedAt: null,
  ...change,
})
const whole: KycForm = {
  ...emptyForm(nothing),
  fullName: 'Ana Souza',
  cpf: '52998224725',
  bornOn: '1990-05-06',
  address: {
    cep: '01310100',
    street: 'Av. Paulista',
    number: '1000',
    complement: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
  phone: '11987654321',
  email: 'ana@mail.com',
  pixKey: '52998224725',
}

describe('what is missing in the form', () => {
  test('nothing in a whole one', () => expect(findGap(whole)).toBeUndefined())
  test.each([
    ['fullName', { fullName: 'Ana' }],
    ['cpf', { cpf: '5299822472' }],
    ['cpf', { cpf: '529982247255' }],
    ['bornOn', { bornOn: '' }],
    ['cep', { address: { ...whole.address, cep: '0131010' } }],
    ['street', { address: { ...whole.address, street: ' ' } }],
    ['number', { address: { ...whole.address, number: ' ' } }],
    ['district', { address: { ...whole.address, district: ' ' } }],
    ['city', { address: { ...whole.address, city: ' ' } }],
    ['phone', { phone: '119' }],
    ['email', { email: 'ana@mail' }],
    ['pixKey', { pixKey: '' }],
  ] as const)('%s in %o', (gap, change) => expect(findGap({ ...whole, ...change })).toBe(gap))
})

describe('the form', () => {
  const show = async (change: Partial<Kyc> = {}, answers: Answers = {}) => {
    const saved: Kyc[] = []
    const server = await showToMember(
      <IdentityForm kyc={kyc(change)} onSaved={(one) => saved.push(one)} />,
      answers,
    )
    await screen.findByRole('heading', { name: 'Seus dados' })
    return { server, saved }
  }

  test('what the account knows is there and cannot be changed', async () => {
    await show({ known: { ...nothing, cpf: '52998224725', bornOn: '1990-05-06' } })
    const [cpf, born] = ['CPF', 'Data de nascimento'].map(
      (label) => screen.getByLabelText(label) as HTMLInputElement,
    )
    expect([cpf?.readOnly, born?.readOnly]).toEqual([true, true])
    expect(cpf?.value).toBe('52998224725')
  })
  test('otherwise both can be typed', async () => {
    await show()
    expect((screen.getByLabelText('CPF') as HTMLInputElement).readOnly).toBe(false)
    expect((screen.getByLabelText('Data de nascimento') as HTMLInputElement).readOnly).toBe(false)
  })

  test('a gap is named, and nothing is sent', async () => {
    const { server, saved } = await show({
      form: { ...whole, address: { ...whole.address, number: '' } },
    })
    await press('Continuar')
    expect(await screen.findByText('Confira o campo “Número”.')).toBeTruthy()
    enter('Número', '10')
    enter('E-mail', 'x')
    await press('Continuar')
    expect(await screen.findByText('Confira o campo “E-mail”.')).toBeTruthy()
    expect(server.to('/wps/kyc/form')).toHaveLength(0)
    expect(saved).toEqual([])
  })

  test('it is sent with plain digits, and the CPF as the key', async () => {
    const { server, saved } = await show(
      { form: { ...whole, cpf: '529.982.247-25', phone: '(11) 98765-4321', pixKey: '' } },
      { '/wps/kyc/form': () => value(kyc({ state: 'review' })) },
    )
    enter(/^Renda mensal/, '005000')
    await press('Continuar')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(server.to('/wps/kyc/form')[0]?.body).toEqual({ ...whole, monthlyIncome: '5000' })
  })
  test('another key is asked for, and sent without spaces; a refusal is told', async () => {
    const { server } = await show(
      { form: whole },
      { '/wps/kyc/form': () => refusal('x', { message: 'Já usado.' }) },
    )
    expect(screen.queryByLabelText('Sua chave Pix')).toBeNull()
    enter('Chave Pix da sua própria conta', 'EMAIL')
    await press('Continuar')
    expect(await screen.findByText('Confira o campo “Sua chave Pix”.')).toBeTruthy()
    enter('Sua chave Pix', ' ana@mail.com ')
    enter('Gênero', 'female')
    enter(/^Você ocupa/, 'self')
    enter('Documento que você vai fotografar', 'rg')
    await press('Continuar')
    expect(await screen.findByText('Já usado.')).toBeTruthy()
    expect(server.to('/wps/kyc/form')[0]?.body).toMatchObject({
      pixKeyType: 'EMAIL',
      pixKey: 'ana@mail.com',
      gender: 'female',
      pep: 'self',
      documentType: 'rg',
    })
    expect(server.to('/wps/kyc/form')[0]?.body).not.toHaveProperty('monthlyIncome')
    expect(screen.getByRole('button', { name: 'Continuar' }).getAttribute('aria-busy')).toBeNull()
  })

  test('a whole postal code fills the address', async () => {
    const answers = [
      value({ isKnown: true, street: 'Rua A', district: 'Centro', city: 'Recife', state: 'PE' }),
      value({ isKnown: false }),
    ]
    const { server } = await show(
      {},
      {
        '/wps/kyc/cep': () => answers.shift() ?? refusal('x', { message: 'Agora não.' }),
      },
    )
    enter('CEP', '50010-00')
    expect(server.to('/wps/kyc/cep')).toHaveLength(0)
    enter('CEP', '50010-0001')
    await waitFor(() =>
      expect((screen.getByLabelText('Rua') as HTMLInputElement).value).toBe('Rua A'),
    )
    expect((screen.getByLabelText('Estado') as HTMLSelectElement).value).toBe('PE')
    expect((screen.getByLabelText('CEP') as HTMLInputElement).value).toBe('50010000')
    expect(server.to('/wps/kyc/cep')[0]?.query.get('cep')).toBe('50010000')
    enter('CEP', '50010001')
    expect(await screen.findByText(/Não encontramos este CEP/)).toBeTruthy()
    enter('CEP', '50010002')
    expect(await screen.findByText('Agora não.')).toBeTruthy()
  })
})

describe('the state of a case', () => {
  const show = (change: Partial<Kyc>) => showToMember(<CaseState kyc={kyc(change)} />)
  const until = /\b2030\b/
  test('a confirmed one says until when its document lasts', async () => {
    await show({
      state: 'verified',
      isVerified: true,
      documentExpiresOn: '2030-01-02',
      causes: ['underage'] as never,
    })
    await screen.findByRole('heading', { name: 'Sua identidade está confirmada' })
    expect(pageText()).toMatch(/2 de janeiro de 2030/)
    expect(screen.queryByRole('link')).toBeNull()
  })
  test('one without an end names none', async () => {
    await show({ state: 'verified', isVerified: true })
    await screen.findByRole('heading', { name: 'Sua identidade está confirmada' })
    expect(pageText()).not.toMatch(/\d{4}/)
  })
  test('a refused one names the causes, and who helps', async () => {
    await show({ state: 'refused', causes: ['underage'] as never, documentExpiresOn: '2030-01-02' })
    await screen.findByRole('heading', { name: 'Não conseguimos confirmar sua identidade' })
    expect(screen.getByRole('link').getAttribute('href')).toContain('/chat')
    expect(document.querySelectorAll('section p').length).toBe(2)
    expect(pageText()).not.toMatch(until)
  })
  test('one that is checked waits', async () => {
    await show({ state: 'checking' as never, documentExpiresOn: '2030-01-02' })
    expect(
      await screen.findByRole('heading', { name: 'Estamos conferindo seus dados' }),
    ).toBeTruthy()
    expect(pageText()).not.toMatch(until)
  })
})

describe('pictures', () => {
  test('of a step are listed, the taken ones marked, the first missing one asked for', async () => {
    await showToMember(
      <PicturesStep
        of="face"
        missing={['face_left', 'face_right']}
        kinds={['face_centre', 'face_left', 'face_right']}
        causes={['unconfirmed', 'document_glare'] as never}
        send={async () => ({ ok: true })}
      />,
    )
    expect(
      await screen.findByRole('heading', { name: 'Vire o rosto para a esquerda' }),
    ).toBeTruthy()
    const shots = within(screen.getByRole('list', { name: 'Fotos desta etapa' })).getAllByRole(
      'listitem',
    )
    expect(shots.map(textOf)).toEqual(['De frente feita', 'Esquerda', 'Direita'])
    expect(shots.map((shot) => shot.getAttribute('aria-current'))).toEqual([null, 'step', null])
    const causes = [...document.querySelectorAll('[class*="cause"] span')].map(textOf)
    expect(causes[0]?.endsWith(' ')).toBe(true)
    expect(causes[1]).toMatch(/Afaste da lâmpada/)
  })
  test('of a finished step show nothing', async () => {
    await showToMember(
      <PicturesStep
        of="face"
        missing={[]}
        kinds={['face_centre']}
        causes={[]}
        send={async () => ({ ok: true })}
      />,
    )
    expect(screen.queryByRole('heading')).toBeNull()
  })

  const readable = () => {
    vi.stubGlobal('createImageBitmap', async () => ({
      width: 4,
      height: 4,
      close: () => undefined,
    }))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(
      'data:image/jpeg;base64,AAAA',
    )
  }
  const camera = (open: () => Promise<unknown>) =>
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia: open } }),
    )
  const showOne = async (kind: 'face_centre' | 'document_front' = 'document_front') => {
    const taken: string[] = []
    const shown = await showToMember(
      <TakePicture
        kind={kind}
        isBusy={false}
        problem="Tente outra."
        onPicture={(one) => taken.push(one)}
      />,
    )
    await screen.findByLabelText('Escolher um arquivo')
    return { taken, shown }
  }
  const choose = () =>
    fireEvent.change(screen.getByLabelText('Escolher um arquivo'), {
      target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] },
    })

  test('a file that is no picture is refused; a readable one is sent', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no')))
    const { taken } = await showOne()
    expect(screen.getByText('Tente outra.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Abrir a câmera' })).toBeNull()
    choose()
    expect(await screen.findByText(/Não conseguimos ler este arquivo/)).toBeTruthy()
    readable()
    choose()
    await waitFor(() => expect(taken).toEqual(['AAAA']))
    expect(screen.queryByText(/Não conseguimos ler este arquivo/)).toBeNull()
  })

  test('a camera that does not open leaves the file', async () => {
    camera(() => Promise.reject(new Error('denied')))
    await showOne()
    await press('Abrir a câmera')
    expect(await screen.findByText(/A câmera não abriu/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Abrir a câmera' })).toBeTruthy()
  })

  test.each([
    ['face_centre', 'user'],
    ['document_front', 'environment'],
  ] as const)(
    'for %s it looks to the %s, and is closed after the picture',
    async (kind, facingMode) => {
      readable()
      const stop = vi.fn<() => void>()
      const open = vi.fn<(asked: object) => Promise<unknown>>(async () =>
        Object.assign(new MediaStream(), { getTracks: () => [{ stop }] }),
      )
      camera(open as never)
      vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
        done(new Blob(['x'])),
      )
      const { taken } = await showOne(kind)
      expect(screen.getByLabelText('Escolher um arquivo').getAttribute('capture')).toBe(facingMode)
      await press('Abrir a câmera')
      expect(open.mock.calls[0]?.[0]).toMatchObject({ video: { facingMode } })
      expect(screen.queryByRole('button', { name: 'Abrir a câmera' })).toBeNull()
      const video = screen.getByLabelText('O que a câmera vê')
      Object.defineProperty(video, 'videoWidth', { value: 0, configurable: true })
      await press('Tirar a foto')
      expect(taken).toEqual([])
      Object.defineProperty(video, 'videoWidth', { value: 8 })
      Object.defineProperty(video, 'videoHeight', { value: 6 })
      await press('Tirar a foto')
      await waitFor(() => expect(taken).toEqual(['AAAA']))
      expect(stop).toHaveBeenCalled()
      expect(screen.queryByLabelText('O que a câmera vê')).toBeNull()
    },
  )
})

describe('another device', () => {
  test('is given a link that opens once', async () => {
    const answers = [refusal('x', { message: 'Agora não.' })]
    await showToMember(<HandoverCard />, {
      '/wps/kyc/handover': () => answers.shift() ?? value({ token: 'abc' }),
    })
    await screen.findByText('Continuar no celular')
    expect(screen.queryByRole('link')).toBeNull()
    await press('Mostrar o código')
    expect(await screen.findByText('Agora não.')).toBeTruthy()
    await press('Mostrar o código')
    const link = await screen.findByRole('link', { name: 'Abrir o link' })
    expect(link.getAttribute('href')).toMatch(/\/identity#abc$/)
    expect(screen.queryByText('Agora não.')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mostrar o código' })).toBeNull()
  })

  const sendOne = async () => {
    vi.stubGlobal('createImageBitmap', async () => ({
      width: 4,
      height: 4,
      close: () => undefined,
    }))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(
      'data:image/jpeg;base64,AAAA',
    )
    await act(
      async () =>
        void fireEvent.change(screen.getByLabelText('Escolher um arquivo'), {
          target: { files: [new File(['x'], 'a.jpg', { type: 'image/jpeg' })] },
        }),
    )
  }
  test('takes the link once, sends what is missing, and closes it', async () => {
    const answers = [
      refusal('x', { message: 'Muito escura.' }),
      value({ missing: ['face_centre'] }),
      value({ missing: [] }),
    ]
    const server = await showToMember(<OtherDevice token="one" />, {
      '/wps/kyc/handover/take': () =>
        value({ key: 'k', handover: { missing: ['document_front', 'face_centre'] } }),
      '/wps/kyc/handover/images': () => answers.shift() ?? refusal('x'),
      '/wps/kyc/handover/close': () => value({}),
    })
    expect(await screen.findByRole('heading', { name: 'Frente do documento' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map(textOf)).not.toContain('Verso feita')
    await sendOne()
    expect(await screen.findByText('Muito escura.')).toBeTruthy()
    await sendOne()
    expect(await screen.findByRole('heading', { name: 'Seu rosto, de frente' })).toBeTruthy()
    expect(server.to('/wps/kyc/handover/close')).toHaveLength(0)
    await sendOne()
    expect(await screen.findByRole('heading', { name: 'Todas as fotos chegaram' })).toBeTruthy()
    expect(server.to('/wps/kyc/handover/images')[1]?.body).toMatchObject({
      key: 'k',
      kind: 'document_front',
      picture: 'AAAA',
    })
    await waitFor(() => expect(server.to('/wps/kyc/handover/close')[0]?.body).toEqual({ key: 'k' }))
    expect(server.to('/wps/kyc/handover/take')).toHaveLength(1)
  })
  test('a used link says so', async () => {
    await showToMember(<OtherDevice token="two" />, {
      '/wps/kyc/handover/take': () => refusal('x', { message: 'Este link já foi usado.' }),
    })
    expect(await screen.findByText('Este link já foi usado.')).toBeTruthy()
  })
})
