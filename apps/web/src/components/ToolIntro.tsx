import { Box, Typography } from './ui';
import { ResultPicture, type Picture } from './ResultPicture';
import { Steps } from './Steps';

interface ToolIntroProps {
  strings: { picture: Picture; howTitle: string; how: readonly { title: string; text: string }[] };
  /** Leaves out the picture, as next to a real result. */
  isPictureHidden?: boolean;
}

/** What a tool gives, and how it works. */
export function ToolIntro({ strings: { picture, howTitle, how }, isPictureHidden }: ToolIntroProps) {
  return (
    <>
      {!isPictureHidden && (
        <Box sx={{ mt: { xs: 5, md: 7 } }}>
          <ResultPicture picture={picture} />
        </Box>
      )}
      <Typography variant="h2" sx={{ mt: { xs: 7, md: 10 }, mb: 3 }}>
        {howTitle}
      </Typography>
      <Steps steps={how} />
    </>
  );
}
