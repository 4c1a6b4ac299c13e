import { useId, type ChangeEvent } from 'react'
import { deskApi } from '#mock-server/desk/deskApi.ts'
import { Outcome } from '#mock-server/desk/frame/Outcome.tsx'
import { useTexts } from '#mock-server/desk/texts/texts.ts'
import { Button } from '#src/ui/forms/Button.tsx'
import { ButtonRow } from '#src/ui/forms/ButtonRow.tsx'
import { buttonClass } from '#src/ui/forms/buttonClass.ts'
import { classes } from '#src/ui/classes.ts'
import styles from './Sandbox.module.css'

/** Downloads a JSON file. Not indented, since an import is limited to the size of a body. */
function download(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** Exports the sandbox to a file, and imports it. */
export function ExportImport() {
  const { t } = useTexts()
  const id = useId()
  const [exportSandbox, exported] = deskApi.useExportSandboxMutation()
  const [importSandbox, imported] = deskApi.useImportSandboxMutation()

  async function save() {
    const { data } = await exportSandbox()
    if (data !== undefined) download(`hotel-demo-${new Date().toISOString().slice(0, 10)}.json`, data)
  }

  async function load({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? []
    if (file === undefined) return
    const text = await file.text()
    input.value = '' // so that the same file can be chosen again
    await importSandbox(text)
  }

  return (
    <div className={styles.way}>
      <ButtonRow>
        <Button variant="secondary" onClick={() => void save()}>
          {t('sandbox.export')}
        </Button>
        <label className={classes(buttonClass('secondary'), styles.file)}>
          {t('sandbox.import')}
          <input
            type="file"
            accept=".json,application/json"
            aria-describedby={id}
            className="visually-hidden"
            onChange={(event) => void load(event)}
          />
        </label>
      </ButtonRow>
      <p id={id} className={styles.hint}>
        {t('sandbox.importHint')}
      </p>
      <Outcome of={exported} />
      <Outcome of={imported} done={t('sandbox.importDone')} />
    </div>
  )
}
