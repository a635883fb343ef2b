import { imageKinds, type ImageKind } from '@trevo/contract/wps/kyc/kyc-names.ts'
import type { KycForm } from '@trevo/contract/wps/kyc/kyc.ts'
import sharp from 'sharp'
import type { Modules } from '../modules.ts'
import { demoIdOf } from './demo-id.ts'

/** A name of the person in the picture's own words, so that pictures of two people differ. */
const drawingOf = (kind: ImageKind, fullName: string): string => {
  const label = kind.startsWith('document_')
    ? `<rect x="12" y="12" width="296" height="176" rx="14" fill="#dfeee6"/>
       <rect x="28" y="40" width="76" height="104" rx="8" fill="#8fb0a2"/>
       <text x="124" y="64" font-size="18" fill="#0b1f17">${fullName}</text>
       <text x="124" y="96" font-size="14" fill="#466257">${kind === 'document_front' ? 'FRENTE' : 'VERSO'}</text>`
    : `<ellipse cx="${kind === 'face_left' ? 140 : kind === 'face_right' ? 180 : 160}" cy="100" rx="56" ry="72" fill="#b98058"/>
       <circle cx="140" cy="92" r="6" fill="#0b1f17"/><circle cx="180" cy="92" r="6" fill="#0b1f17"/>
       <text x="12" y="190" font-size="12" fill="#8fb0a2">${fullName}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#152b24"/>${label}</svg>`
}

const drawPicture = async (kind: ImageKind, fullName: string): Promise<string> => {
  const png = await sharp(Buffer.from(drawingOf(kind, fullName)))
    .png()
    .toBuffer()
  return png.toString('base64')
}

const formOf = (fullName: string, cpf: string): KycForm => ({
  fullName,
  cpf,
  bornOn: '1988-03-14',
  gender: 'undisclosed',
  address: {
    cep: '01310100',
    street: 'Avenida Paulista',
    number: '900',
    complement: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
  },
  phone: '+5511940028922',
  email: 'pessoa@mail.example',
  pixKeyType: 'CPF',
  pixKey: cpf,
  pep: 'no',
  documentType: 'cnh',
})

/**
 * Captures and sends a case as the member would; the checks sandbox then answers by the last word of the name
 * (`apps/checks-sandbox`).
 */
export const sendIdentityCase =
  (fullName: string, cpf: string) =>
  async ({ kyc }: Pick<Modules, 'kyc'>, memberId: bigint): Promise<void> => {
    await kyc.saveKycForm(memberId, formOf(fullName, cpf))
    for (const kind of imageKinds) {
      const picture = await drawPicture(kind, fullName)
      await kyc.addKycImage(memberId, { imageId: demoIdOf(`${memberId} ${kind}`), kind, picture })
    }
    await kyc.submitKyc(memberId)
  }
