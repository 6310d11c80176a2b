import {
  controlCabinet,
  controlScreen,
  nstbPlus as nstbPlusFilm,
  type StillMedia,
  shaftAtAirBearing,
  shaftAtControlSystem,
  shaftAtImpeller,
  shaftAtNstbPlus,
  shaftAtPmsmMotor,
  shaftBearing,
  shaftCover,
  shaftImpeller,
  shaftJacket,
  shaftRotor,
  shaftStator,
  shaftThrust,
} from '@brand/media';
import {
  positionsIn,
  type ShaftPart,
  type ShaftState,
  shaftAxis,
  shaftParts,
  shaftStart,
  shaftStates,
} from '@brand/media/shaft';
import {
  Badge,
  type ExplodedPart,
  ExplodedView,
  FeatureGrid,
  Figure,
  Picture,
  Section,
  Timeline,
} from '@brand/ui';
import { cutOut, pictureOf } from '../../shell/pictures.ts';
import * as content from './content.ts';

/** The shaft, taken apart in five chapters. */
export function Tour() {
  const { timeline, applications, airBearing, motor, nstbPlus, impeller, control } = content;
  return (
    <ExplodedView
      axis={shaftAxis}
      parts={shaftParts.map(partOf)}
      start={stateOf(shaftStart)}
      items={[
        {
          ...chapter('air-bearing', airBearing, shaftAtAirBearing),
          after: (
            <>
              <Section headingLevel={3} title={timeline.title} lead={timeline.lead} head="stack">
                <Timeline items={timeline.items} headingLevel={4} />
              </Section>
              <Section
                headingLevel={3}
                title={applications.title}
                lead={applications.lead}
                head="ruled"
              >
                <FeatureGrid columns="three" items={applications.items} headingLevel={4} />
              </Section>
            </>
          ),
        },
        chapter('pmsm-motor', motor, shaftAtPmsmMotor),
        {
          ...chapter('nstb-plus', nstbPlus, shaftAtNstbPlus),
          mark: <Badge tone="patent">{nstbPlus.badge}</Badge>,
          detail: closeUp(nstbPlusFilm.poster, nstbPlus.detail),
        },
        chapter('impeller', impeller, shaftAtImpeller),
        {
          ...chapter('control-system', control, shaftAtControlSystem),
          behind: cutOut(controlCabinet),
          front: cutOut(controlScreen),
        },
      ]}
    />
  );
}

type Chapter = typeof content.airBearing | typeof content.motor | typeof content.control;

function chapter(id: keyof typeof shaftStates, { items, ...words }: Chapter, still: StillMedia) {
  return {
    id,
    ...words,
    points: items,
    picture: cutOut(still),
    state: stateOf(shaftStates[id]),
  };
}

function closeUp(still: StillMedia, caption: string) {
  return (
    <Figure caption={caption}>
      <Picture {...pictureOf(still)} ratio="1:1" sizes="500px" />
    </Figure>
  );
}

const stills: Record<ShaftPart['picture'], StillMedia> = {
  bearing: shaftBearing,
  cover: shaftCover,
  impeller: shaftImpeller,
  jacket: shaftJacket,
  rotor: shaftRotor,
  stator: shaftStator,
  thrust: shaftThrust,
};

function partOf({ picture, inside, ...part }: ShaftPart): ExplodedPart {
  return { ...part, picture: cutOut(stills[picture]), inside: inside && partOf(inside) };
}

const stateOf = (state: ShaftState) => ({ ...state, positions: positionsIn(state) });
