import { useState } from 'react';
import { SelectField } from '#src/design/form/field.tsx';
import { ScenePicture } from '#src/design/pictures/pictures.tsx';
import { sceneNames, type SceneName } from '#src/design/pictures/scene-names.ts';
import { sceneLabels } from './scene-words.ts';

interface SceneFieldProps {
  label: string;
  name: string;
  hint: string | undefined;
  error: string | undefined;
  value: string;
  /** The label of the empty choice: what decides the drawing then. */
  emptyLabel: string;
}

/** The choice of the drawing of an entry or package without a photo, with the drawing beside it once scripts run. */
export function SceneField({ value, ...shared }: SceneFieldProps) {
  const [chosen, setChosen] = useState(value);
  const isKnown = (sceneNames as readonly string[]).includes(chosen);
  return (
    <div
      className="grid items-end gap-4 sm:grid-cols-[1fr_10rem]"
      onChange={({ target }) => setChosen((target as EventTarget as HTMLSelectElement).value)}
    >
      <SelectField
        {...shared}
        defaultValue={value}
        options={sceneNames
          .map((scene) => ({ value: scene, label: sceneLabels[scene]() }))
          .toSorted((one, other) => one.label.localeCompare(other.label))}
      />
      {isKnown && (
        <ScenePicture
          topic={chosen}
          seed="choice"
          label={sceneLabels[chosen as SceneName]()}
          className="rounded-soft bg-mist"
        />
      )}
    </div>
  );
}
