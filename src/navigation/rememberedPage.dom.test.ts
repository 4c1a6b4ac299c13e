import { afterEach, describe, expect, it } from 'vitest'
import { forgetPage, rememberedPage, rememberPage } from './rememberedPage.ts'

describe('the remembered page', () => {
  afterEach(forgetPage)

  it('is home when the guest requested none', () => {
    expect(rememberedPage()).toBe('/')
  })

  it('is the page the guest requested', () => {
    rememberPage('/room-service')
    expect(rememberedPage()).toBe('/room-service')
  })

  it.each(['/login', '/room-service/success', '/leave-rating/success'])('is home instead of %s', (path) => {
    rememberPage(path)
    expect(rememberedPage()).toBe('/')
  })

  it('never leads to another origin', () => {
    rememberPage('//evil.example')
    expect(rememberedPage()).toBe('/')
  })
})
