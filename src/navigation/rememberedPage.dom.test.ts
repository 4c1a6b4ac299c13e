import { afterEach, describe, expect, it } from 'vitest'
import { forgetPage, rememberedPage, rememberPage } from './rememberedPage.ts'

describe('the remembered page', () => {
  afterEach(forgetPage)

  const never = ['/login', '/room-service/success', '/leave-rating/success', '//evil.example']
  it.each(never)('is home instead of %s', (path) => {
    rememberPage(path)
    expect(rememberedPage()).toBe('/')
  })
})
