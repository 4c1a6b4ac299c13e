import * as v from 'valibot'
import { contentOf, id, optionalText } from './fields.ts'
import { initialStatus } from './reports.ts'

/** Amenity categories: Bulgarian constants in every language, only their labels are translated (spec 9.15). */
export const amenityCategories = [
  'Почистване на Стая',
  'Нови Кърпи',
  'Сешоар',
  'Шампоан и Сапун',
  'Зареждане на Мини Бар',
  'Друго',
] as const

/** Body of `POST generic-requests/customer/{personId}` (spec 3.17); the message may be empty (spec 5.6). */
export const amenityRequestBody = v.object({
  customerMessageRequest: v.string(),
  status: v.literal(initialStatus),
  category: v.picklist(amenityCategories),
})
/** The same where the hotel has configured categories of its own (spec 10.25). */
export const configuredRequestBody = v.object({ ...amenityRequestBody.entries, category: v.string() })
export type AmenityRequestBody = v.InferOutput<typeof configuredRequestBody>

/** An amenity request as listed (spec 3.18). `createdTime` and `lastUpdatedTime` are ISO date-times. */
export const amenityRequest = v.object({
  id,
  customerMessageRequest: optionalText,
  status: optionalText,
  category: optionalText,
  reservationDate: optionalText,
  createdTime: optionalText,
  lastUpdatedTime: optionalText,
})
export type AmenityRequest = v.InferOutput<typeof amenityRequest>

/** Response of `GET generic-requests/customer/{personId}` (spec 7.11). */
export const amenityRequestList = contentOf(amenityRequest)
